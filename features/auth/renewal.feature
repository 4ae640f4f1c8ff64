Feature: Keeping a session alive
  A member notices nothing while the session can be renewed, and loses nothing when it cannot.

  Rule: A request answered 401 is tried once more

    @AUTH-13
    Scenario: A passing 401 is not noticed
      Given I am a member
      And GET /api/Announcement asks for a login once
      When I visit the announcements page
      Then I see 10 announcements
      And GET /api/Announcement was sent 2 times
      And POST /api/Account/Refresh was sent 0 times
      And I am signed in as member

    @AUTH-13 @REL-02
    Scenario: A second 401 ends the session and says so once
      Given I am a member
      And GET /api/Announcement asks for a login
      When I visit the announcements page
      Then I see 1 toast "로그인 시간이 지났습니다."
      And I see 1 toast
      And I see the button "다시 시도"
      And I am signed out
      And session storage is empty
      And GET /api/Announcement was sent 2 times
      And POST /api/Account/Refresh was sent 0 times

    @AUTH-13 @AUTH-15 @REL-02
    Scenario: On a member's page the dialog alone says that the session has ended
      Given I am an admin
      And GET /api/Member asks for a login
      When I visit the members page
      Then I see the login dialog
      And I see "로그인 시간이 지났습니다."
      And I do not see "로그인하시면 보시려던 페이지로 이동합니다."
      And no toast is shown
      When GET /api/Member works again
      And I log in as admin
      Then I am at the members page
      And the page lets me in

  Rule: A request answered 403 is tried once more with a new token

    @AUTH-14 @AUTH-17
    Scenario: An expired token is renewed behind the scene
      Given my browser notes what is sent with credentials
      And I am an editor
      And I visit the announcements page
      And my access token has expired
      When I click the button "삭제 추수감사주일"
      And the toast's time is over
      Then DELETE /api/Announcement/57 was sent 2 times
      And POST /api/Account/Refresh was sent 1 time
      And POST /api/Account/Refresh was sent in nobody's name
      And every call was sent with credentials
      And no toast is shown
      And I do not see the announcement "추수감사주일"
      And I am signed in as editor
      And session storage holds the token of editor under both names

    @AUTH-14 @AUTH-16
    Scenario Outline: A call that <answer> is not tried again
      Given I am a member
      And GET /api/Announcement <answer>
      When I visit the announcements page
      Then a toast says "<words>"
      And GET /api/Announcement was sent 1 time
      And POST /api/Account/Refresh was sent 0 times

      Examples:
        | answer         | words                    |
        | finds nothing  | 이미 삭제되었거나 찾을 수 없는 내용입니다. |
        | fails          | 서버에 문제가 생겼습니다.           |
        | gets no answer | Network Error            |

    @AUTH-15 @AUTH-14
    Scenario: Calls that meet 403 at once share one refresh
      Given I am an editor
      And I visit the announcements page
      And I click the button "삭제 추수감사주일"
      And I click the button "삭제 성탄절 찬양대"
      And I click the button "삭제 교회 주차장"
      And I see 3 toasts "공지사항을 삭제했습니다."
      And my access token has expired
      When I dismiss every toast
      Then DELETE /api/Announcement/57 was sent 2 times
      And DELETE /api/Announcement/56 was sent 2 times
      And DELETE /api/Announcement/55 was sent 2 times
      And POST /api/Account/Refresh was sent 1 time
      And no toast is shown

    @AUTH-15
    Scenario: When the refresh fails the visitor is told once and keeps what was typed
      Given I am an editor
      And I visit the announcements page
      And I click the button "삭제 추수감사주일"
      And I click the button "삭제 성탄절 찬양대"
      And I see 2 toasts "공지사항을 삭제했습니다."
      And I fill "제목" with "성가대 연습"
      And I fill "내용" with "토요일 저녁에 모입니다."
      And I fill "작성자" with "찬양부"
      And my access token has expired
      And POST /api/Account/Refresh asks for a login after 5 seconds
      When I dismiss every toast
      And I click the button "등록"
      Then POST /api/Account/Refresh was sent 1 time
      When 5 seconds pass
      Then I see 1 toast "로그인 시간이 지났습니다."
      And I am signed out
      And announcement 1 of the list says "추수감사주일"
      And POST /api/Account/Refresh was sent 1 time
      And POST /api/Announcement was sent 0 times
      When POST /api/Account/Refresh works again
      And I click the button "로그인" in the toast
      And I log in as editor
      Then I am at the announcements page
      And "제목" holds "성가대 연습"
      And "내용" holds "토요일 저녁에 모입니다."
      And "작성자" holds "찬양부"

  Rule: The roles of a session are those of its token

    @AUTH-18 @AUTH-14
    Scenario: A role that was taken away leaves the menu at the next refresh
      Given I am an admin
      And I visit the announcements page
      And I am signed in as admin
      And the admin has the role "Editor"
      When I open the menu
      Then I see the button "관리"
      When I press "Escape"
      And my access token has expired
      And I click the button "삭제 추수감사주일"
      And the toast's time is over
      And POST /api/Account/Refresh was sent 1 time
      And DELETE /api/Announcement/57 was sent 2 times
      And I open the menu
      Then I see the button "내 계정"
      And I do not see the button "관리"
