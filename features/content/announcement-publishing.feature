Feature: Publishing announcements
  Admin and Editor write and delete; nobody else sees how.

  Rule: Who may

    @PERM-02
    Scenario Outline: A <who> only reads announcements
      Given I am a <who>
      When I visit the announcements page
      Then I see 10 announcements
      And I do not see "새 공지 쓰기"
      And I do not see the button "삭제"

      Examples:
        | who     |
        | visitor |
        | member  |

    @PERM-02
    Scenario Outline: An <who> writes and deletes
      Given I am an <who>
      When I visit the announcements page
      Then I see "새 공지 쓰기"
      And I see the button "삭제 추수감사주일"

      Examples:
        | who    |
        | editor |
        | admin  |

    @PERM-03 @LIST-03
    Scenario: What the church refuses is taken back, and the page stays usable
      Given I am an editor
      And I visit the announcements page
      And the editor has the role "Teacher"
      And my access token has expired
      When I click the button "삭제 추수감사주일"
      And the toast's time is over
      Then a toast says "공지사항을 삭제하지 못했습니다. 권한이 없습니다."
      And announcement 1 of the list says "추수감사주일"
      And DELETE /api/Announcement/57 was sent 2 times
      And POST /api/Account/Refresh was sent 1 time
      And I am signed in as editor
      And I do not see "새 공지 쓰기"
      When I scroll the list to 0 px before its end
      Then I see 20 announcements

  Rule: Writing

    @ANNO-02
    Scenario: A new announcement goes to the top
      Given I am an editor
      And I visit the announcements page
      When I fill "제목" with "성가대 연습"
      And I fill "내용" with "토요일 저녁에 모입니다."
      And I fill "작성자" with "찬양부"
      And I click the button "등록"
      Then announcement 1 of the list says "성가대 연습"
      And I see "2026-11-18 · 찬양부"
      And a toast says "공지사항을 등록했습니다."
      And "제목" holds ""
      And POST /api/Announcement carried the fields "author, content, date, title"
      And GET /api/Announcement/58 was sent 1 time
      And GET /api/Announcement was sent 1 time

    @ANNO-02
    Scenario: Title, content and author are required
      Given I am an editor
      And I visit the announcements page
      When I click the button "등록"
      Then I see "제목을 입력해 주세요."
      And I see "내용을 입력해 주세요."
      And I see "작성자를 입력해 주세요."
      And the field "제목" has the focus
      And POST /api/Announcement was sent 0 times

    @REL-17 @ANNO-02
    Scenario: A double click and Enter publish once
      Given I am an editor
      And I visit the announcements page
      And I fill "제목" with "성가대 연습"
      And I fill "내용" with "토요일 저녁에 모입니다."
      And I fill "작성자" with "찬양부"
      And every call takes 700 ms
      When I double-click the button "등록"
      And I press "Enter"
      Then announcement 1 of the list says "성가대 연습"
      And I see 11 announcements
      And POST /api/Announcement was sent 1 time

    @LIST-03
    Scenario Outline: A post that <answer> is told, and the draft stays
      Given I am an editor
      And I visit the announcements page
      And POST /api/Announcement <answer>
      When I fill "제목" with "성가대 연습"
      And I fill "내용" with "토요일 저녁에 모입니다."
      And I fill "작성자" with "찬양부"
      And I click the button "등록"
      Then a toast says "공지사항을 등록하지 못했습니다."
      And I see "쓰신 내용은 그대로 두었습니다."
      And "제목" holds "성가대 연습"
      And "내용" holds "토요일 저녁에 모입니다."
      And "작성자" holds "찬양부"
      And I see 10 announcements
      And POST /api/Announcement was sent 1 time

      Examples:
        | answer         |
        | fails          |
        | gets no answer |

    @phone @PERM-02 @ANNO-02
    Scenario: On a phone the form waits behind a button, so that the list comes first
      Given I am an editor
      And I visit the announcements page
      And I see 10 announcements
      Then I do not see "내용 지우기"
      When I click the button "새 공지 쓰기"
      And I fill "제목" with "성가대 연습"
      Then I do not see the button "접기"
      And I see "내용 지우기"
      When I click the button "내용 지우기"
      And I click the button "접기"
      Then I do not see "내용 지우기"
      When I click the button "새 공지 쓰기"
      And I fill "제목" with "성가대 연습"
      And I fill "내용" with "토요일 저녁에 모입니다."
      And I fill "작성자" with "찬양부"
      And I click the button "등록"
      Then announcement 1 of the list says "성가대 연습"
      And nobody is kept out at 1280 and 360 px, light and dark

    @PERM-02
    Scenario: What was begun on a wide screen stays in sight on one that has become narrow
      Given I am an editor
      And I visit the announcements page
      When I fill "제목" with "성가대 연습"
      And the window is 360 px wide
      Then I see "내용 지우기"

    @phone @AUTH-15
    Scenario: On a phone a form that holds what was typed stands open when its writer comes back
      Given I am an editor
      And I visit the announcements page
      And I click the button "새 공지 쓰기"
      And I fill "제목" with "성가대 연습"
      And I fill "내용" with "토요일 저녁에 모입니다."
      And I fill "작성자" with "찬양부"
      And my access token has expired
      And POST /api/Account/Refresh asks for a login
      When I click the button "등록"
      Then a toast says "로그인 시간이 지났습니다."
      When POST /api/Account/Refresh works again
      And I click the button "로그인" in the toast
      And I log in as editor
      Then "제목" holds "성가대 연습"
      And I see "내용 지우기"

  Rule: Deleting

    @ANNO-03
    Scenario: A deleted announcement leaves at once, and is deleted when its toast goes
      Given I am an editor
      And I visit the announcements page
      When I click the button "삭제 추수감사주일"
      Then I do not see the announcement "추수감사주일"
      And a toast says "공지사항을 삭제했습니다."
      And I see the button "되돌리기"
      And DELETE /api/Announcement/57 was sent 0 times
      When the toast's time is over
      Then DELETE /api/Announcement/57 was sent 1 time
      And no toast is shown
      And I see 9 announcements
      And GET /api/Announcement was sent 1 time

    @ANNO-03
    Scenario: Undo brings the announcement back into its place and sends nothing
      Given I am an editor
      And I visit the announcements page
      When I click the button "삭제 성탄절 찬양대"
      Then I do not see the announcement "성탄절 찬양대"
      When I click the button "되돌리기" in the toast
      Then announcement 2 of the list says "성탄절 찬양대"
      And no toast is shown
      And I see 10 announcements
      And DELETE /api/Announcement/56 was sent 0 times
      And GET /api/Announcement was sent 1 time

    @ANNO-03
    Scenario: A dismissed toast sends the deletion
      Given I am an editor
      And I visit the announcements page
      When I click the button "삭제 추수감사주일"
      And I dismiss every toast
      Then DELETE /api/Announcement/57 was sent 1 time
      And no toast is shown

    @ANNO-03
    Scenario: Leaving the page by a link sends the deletion
      Given I am an editor
      And I visit the announcements page
      When I click the button "삭제 추수감사주일"
      And I click "행사" in the navigation "교제"
      Then I am at the events page
      And DELETE /api/Announcement/57 was sent 1 time

    @ANNO-03 @MOCK-02
    Scenario: Leaving the site sends the deletion
      Given I am an editor
      And I visit the announcements page
      When I click the button "삭제 추수감사주일"
      And I reload
      Then announcement 1 of the list says "성탄절 찬양대"
      And DELETE /api/Announcement/57 was sent 1 time

    @LIST-03 @ANNO-03
    Scenario: A deletion that fails brings the announcement back into its place
      Given I am an editor
      And I visit the announcements page
      And DELETE /api/Announcement/56 fails
      When I click the button "삭제 성탄절 찬양대"
      And the toast's time is over
      Then a toast says "공지사항을 삭제하지 못했습니다."
      And announcement 2 of the list says "성탄절 찬양대"
      And I see 10 announcements
      And DELETE /api/Announcement/56 was sent 1 time
