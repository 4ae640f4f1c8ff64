Feature: Drafts on the server
  An unfinished post is stored on the server for all who publish, and for no other user.

  Rule: Saving and publishing

    @EDIT-03
    Scenario: A draft is found again after a reload, changed, and published below what is pinned
      Given I am an editor
      And I visit the announcements page
      When I click the button "새 공지 쓰기"
      And I fill "제목" with "김장 나눔"
      And I double-click the button "임시 저장"
      Then a toast says "임시 저장했습니다."
      And "제목" holds ""
      When I reload
      And I open the draft "김장 나눔"
      And I write the announcement "김장을 나눕니다"
      And I click the button "등록" in the dialog
      Then announcement 2 of the list says "김장을 나눕니다"

    @EDIT-03
    Scenario: Two presses save one draft, and a published one is a draft no more
      Given I am an editor
      And I visit the announcements page
      And POST /api/Announcement?draft=true is held
      When I click the button "새 공지 쓰기"
      And I fill "제목" with "김장 나눔"
      And I double-click the button "임시 저장"
      And the held calls are answered
      Then POST /api/Announcement?draft=true was sent 1 time
      Given POST /api/Announcement/58/publish is held
      When I open the draft "친교실 의자"
      And I fill "작성자" with "친교부"
      And I double-click the button "등록" in the dialog
      And the held calls are answered
      Then a toast says "공지사항을 등록했습니다."
      And POST /api/Announcement/58/publish was sent 1 time

    @EDIT-03
    Scenario: The pictures of an advertisement wait with it
      Given I am an editor
      And I visit the advertisements page
      When I click the button "새 광고 쓰기"
      And I write the advertisement "김장 배추를 나눕니다"
      And I choose the files "배추.png, 무.jpg"
      And I click the button "임시 저장"
      And I open the draft "김장 배추"
      And I click the button "빼기 그림 1"
      And I choose the file "파.webp"
      And I click the button "등록" in the dialog
      Then advertisement 1 of the list says "김장 배추를 나눕니다"
      And the pictures of advertisement 1 are "image/jpeg, image/webp"

    @EDIT-03 @browser
    Scenario: The PDF of a sheet waits with it
      Given I am an editor
      And I visit the Bible studies page
      When I click the button "새 문제지 올리기"
      And I fill "제목" with "요한복음 1과"
      And I choose the file "문제지.pdf"
      And I click the button "임시 저장"
      And I open the draft "요한복음 1과"
      And I click the button "등록" in the dialog
      Then sheet 1 of the list says "요한복음 1과"
      When I click the link "요한복음 1과 문제지 열기"
      Then a new tab asked for the PDF "문제지.pdf"

    @EDIT-03 @browser
    Scenario: The PDF of a draft is read by an address of its own
      Given I am an editor
      And I visit the Bible studies page
      When I click the button "새 문제지 올리기"
      And I fill "제목" with "요한복음 1과"
      And I choose the file "문제지.pdf"
      And I click the button "임시 저장"
      And I open the draft "요한복음 1과"
      And I click the link "임시 저장한 문제지 열기"
      Then a new tab asked for the PDF "문제지.pdf"

    @EDIT-03
    Scenario: An event is saved without its days and places, and stands in the calendar when it is published
      Given I am an editor
      And I visit the events page
      When I click the button "새 행사 등록"
      And I fill "행사 이름" with "김장 나눔"
      And I click the button "임시 저장"
      And I open the draft "김장 나눔"
      And I choose "일반행사" for "종류"
      And I fill in
        | 시작하는 날 | 2026-11-24 |
        | 끝나는 날  | 2026-11-24 |
        | 주관     | 친교부        |
      And I click the button "등록" in the dialog
      Then a toast says "행사를 등록했습니다."
      And I see the event "김장 나눔"

  Rule: Several who write

    @EDIT-03
    Scenario: A publisher continues a draft of another one
      Given I am an editor
      And I visit the announcements page
      And I open the draft "친교실 의자"
      And I fill "작성자" with "친교부"
      And I click the button "임시 저장" in the dialog
      And a toast says "임시 저장했습니다."
      When I log out
      And I log in as admin
      And I am signed in as admin
      And I visit the announcements page
      And I open the draft "친교실 의자"
      Then "작성자" holds "친교부"

    @EDIT-03 @EDIT-02 @browser
    Scenario: Of two who change the same draft, the second chooses field by field
      Given I am an editor
      And I visit the announcements page
      And I open the draft "친교실 의자"
      And I fill "제목" with "의자를 바꿉니다"
      When I open the announcements page in a second tab
      And I open the draft "친교실 의자"
      And I fill "제목" with "친교실 새 의자"
      And I click the button "임시 저장" in the dialog
      And I turn to tab 1
      And I click the button "임시 저장" in the dialog
      And I click the button "고른 대로 저장"
      Then I see the button "이어 쓰기 의자를 바꿉니다"

    @EDIT-03
    Scenario: What was written on a draft that is gone meanwhile is published as a new post
      Given I am an editor
      And I visit the announcements page
      And I open the draft "친교실 의자"
      And I fill "작성자" with "친교부"
      When another user deletes announcement 58
      And I click the button "등록" in the dialog
      Then I see "그사이 다른 분이 등록했거나 지웠습니다."
      And "작성자" holds "친교부"
      When I click the button "등록" in the dialog
      Then a toast says "공지사항을 등록했습니다."
      And I do not see the button "이어 쓰기"

  Rule: Deleting

    @EDIT-03
    Scenario: A deleted draft can be brought back
      Given I am an editor
      And I visit the announcements page
      And I click the words "임시 저장한 글 1개"
      When I click the button "삭제 친교실 의자"
      Then I do not see the button "이어 쓰기"
      When I click the button "되돌리기" in the toast
      Then I see the button "이어 쓰기 친교실 의자"
      And DELETE /api/Announcement/58 was sent 0 times
      When I click the button "삭제 친교실 의자"
      And the toast's time is over
      Then DELETE /api/Announcement/58 was sent 1 time
      And I see "임시 저장한 글이 없습니다."

  Rule: No other user

    @EDIT-03 @REL-35
    Scenario Outline: A <who> sees no draft anywhere
      Given I am a <who>
      When I visit the announcements page
      Then I see 10 announcements
      And I do not see "친교실 의자"
      And GET /api/Announcement?drafts=true was sent 0 times
      When I visit /communion/announcements/58
      Then I do not see "친교실 의자"
      When I visit /search?q=%EC%B9%9C%EA%B5%90%EC%8B%A4
      Then I do not see the link "친교실 의자"
      When I visit the events page
      And I click the button "다음 달"
      Then I do not see "친교실 대청소"

      Examples:
        | who     |
        | visitor |
        | member  |

  Rule: What goes wrong

    @EDIT-03 @REL-16
    Scenario Outline: A draft that <fault> says why, and what was typed stays
      Given I am an editor
      And I visit the announcements page
      And POST /api/Announcement?draft=true <fault>
      When I click the button "새 공지 쓰기"
      And I fill "제목" with "김장 나눔"
      And I click the button "임시 저장"
      Then a toast says "임시 저장하지 못했습니다. <why>"
      And "제목" holds "김장 나눔"
      And the button "임시 저장" is enabled

      Examples:
        | fault                     | why                   |
        | fails                     | 서버에 문제가 생겼습니다.        |
        | gets no answer            | 서버와 연결되지 않았습니다.       |
        | is missing on this server | 지금 서버에서는 할 수 없는 일입니다. |

    @EDIT-03 @REL-16
    Scenario: A picture that is added to a draft stays when the draft cannot be saved
      Given I am an editor
      And I visit the advertisements page
      And PUT /api/advertisement/*?draft=true fails
      When I click the button "새 광고 쓰기"
      And I fill "제목" with "김장 배추"
      And I click the button "임시 저장"
      And I open the draft "김장 배추"
      And I choose the file "배추.png"
      And I click the button "임시 저장" in the dialog
      Then a toast says "임시 저장하지 못했습니다. 서버에 문제가 생겼습니다."
      And the file to upload is "배추.png"

    @EDIT-03 @REL-26
    Scenario: Where the server keeps no drafts, posts are written as before
      Given I am an editor
      And GET /api/Announcement?drafts=true is missing on this server
      When I visit the announcements page
      And I click the button "새 공지 쓰기"
      Then I do not see the button "임시 저장"
      And I see "지금 서버에서는 글을 임시 저장할 수 없습니다."
      When I write the announcement "김장 나눔"
      And I click the button "등록"
      Then announcement 2 of the list says "김장 나눔"

    @EDIT-03
    Scenario: Drafts that cannot be read are read again when that is asked
      Given I am an editor
      And GET /api/Announcement?drafts=true fails
      When I visit the announcements page
      And I click the words "임시 저장한 글 · 불러오지 못했습니다"
      Then I see "임시 저장한 글을 불러오지 못했습니다."
      And I see 10 announcements
      Given GET /api/Announcement?drafts=true works again
      When I click the button "다시 시도"
      Then I see the button "이어 쓰기 친교실 의자"
