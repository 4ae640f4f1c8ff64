@browser
Feature: Accessibility of the pages
  What a program can tell of the Web Content Accessibility Guidelines 2.2 (AA), on wide and small screens, by day and night.

  Rule: What a visitor sees

    @accessibility
    Scenario: The fixed pages are accessible, and the one that says that there is none
      When I visit the vision page
      Then I see the heading "목회철학과 비전"
      And the page is accessible at 1280 and 360 px, light and dark
      When I visit the history page
      Then I see the heading "교회 연혁"
      And the page is accessible at 1280 and 360 px, light and dark
      When I visit /intro/coop-Misionaries
      Then I see the heading "협력 선교사"
      And the page is accessible at 1280 and 360 px, light and dark
      When I visit the pastor page
      Then I see the heading "담임목사"
      And the page is accessible at 1280 and 360 px, light and dark
      When I visit /people/seniorDeaconesses
      Then I see "모두"
      And the page is accessible at 1280 and 360 px, light and dark
      When I visit /no/such/page
      Then I see "404"
      And the page is accessible at 1280 and 360 px, light and dark

    @accessibility
    Scenario: The organisation is accessible: its list, its picture, a mission and a committee
      When I visit the organisation page
      Then I see the link "교육위원회"
      And the page is accessible at 1280 and 360 px, light and dark
      When I visit /organizations?view=chart
      Then I see the picture "위원회 7곳과 그 부서 35곳, 선교회 8곳"
      And the page is accessible at 1280 and 360 px, light and dark
      When I visit /organizations/missions/101
      Then I see the table "임원"
      And the page is accessible at 1280 and 360 px, light and dark
      When I visit /organizations/committees/1
      Then I see the table "시온찬양대"
      And the page is accessible at 1280 and 360 px, light and dark

    @accessibility
    Scenario: What is published is accessible: posts of a month, a post, its picture, a bulletin, and a search
      Given I visit /communion/announcements?from=2026-05
      And I see "2026년 5월의 글부터 보여 드립니다."
      When I click the words "연도·월로 가기"
      Then I see the heading "공지사항"
      And the page is accessible at 1280 and 360 px, light and dark
      When I visit /communion/advertisements/34
      Then I see the heading "한글학교 방학 특강반을 모집합니다"
      And the page is accessible at 1280 and 360 px, light and dark
      When I click the button "한글학교 방학 특강반을 모집합니다 그림 1 크게 보기"
      And I click the button "다음 그림"
      Then I see "그림 2개 가운데 2번째"
      And the page is accessible at 1280 and 360 px, light and dark
      When I visit the bulletin page
      Then I see 4 pages of the bulletin
      And the page is accessible at 1280 and 360 px, light and dark
      When I visit /search?q=%EB%B0%94%EC%9E%90%ED%9A%8C
      Then I see "3건을 찾았습니다."
      And the page is accessible at 1280 and 360 px, light and dark

    @accessibility
    Scenario: The forms of a visitor that were refused are accessible
      Given I visit the vision page
      When I click the button "로그인" in the top bar
      And I click the login button
      Then I see "이메일을 입력해 주세요."
      And the page is accessible at 1280 and 360 px, light and dark
      When I visit the register page
      And I fill "이메일" with "haneul@"
      And I press "Enter"
      Then an alert in the page says "Invalid entry!"
      And the page is accessible at 1280 and 360 px, light and dark
      When I visit the forgot password page
      And I click the button "링크 보내기"
      Then "이메일" is wrong: "올바른 이메일 주소를 입력해주세요."
      And the page is accessible at 1280 and 360 px, light and dark

  Rule: What a member sees

    @accessibility
    Scenario: The pages of a member are accessible: their church, their profile, their roles, and the book of members
      Given I am a member
      When I visit the my church page
      Then the part "섬기는 곳" says "호산나찬양대베이스"
      And the page is accessible at 1280 and 360 px, light and dark
      When I visit the profile page
      Then the link "비밀번호 변경하기" leads to the change password page
      And the page is accessible at 1280 and 360 px, light and dark
      When I visit the member directory page
      And I choose "내 구역 (루케 구역)" for "누구를 볼까요"
      And I click the words "내 공개 범위"
      And I choose "내 구역" for "전화번호"
      Then I see "+595 983 711 649" in the part "같은 구역 교인에게"
      And the page is accessible at 1280 and 360 px, light and dark
      Given the member has the role "Admin"
      When I visit the my roles page
      Then I see "로그인하신 뒤에 역할이 바뀌었습니다."
      And the page is accessible at 1280 and 360 px, light and dark

    @accessibility
    Scenario: The forms of a member that were refused are accessible
      Given I am a member
      When I visit the change password page
      And I fill in
        | 현재 비밀번호    | x           |
        | 새 비밀번호      | Somang2026! |
        | 새 비밀번호 확인 | Somang2026! |
      And I press "Enter"
      Then an alert in the page says "비밀번호 변경하기 실패하였습니다."
      And the page is accessible at 1280 and 360 px, light and dark
      When I visit the change e-mail page
      And I fill "새 이메일" with "sunyoung.lee@example.org"
      And I press "Enter"
      Then an alert in the page says "이미 쓰이고 있는 이메일입니다."
      And the page is accessible at 1280 and 360 px, light and dark
      When I visit the role request page
      And I click the button "신청하기"
      Then "신청하실 역할" is wrong: "역할을 골라 주세요."
      And the page is accessible at 1280 and 360 px, light and dark

    @accessibility
    Scenario: A correction and the end of an account are accessible, asked for and waiting
      Given I am a member
      When I visit the privacy page
      And I choose "전화번호" for "고칠 칸"
      And I fill "바르게 쓴 내용" with "+595 981 000 111"
      And I click the button "고침 신청하기"
      Then the part "고쳐 달라고 하기" says "기다리는 중"
      When I click the button "계정 지우기"
      And I fill "비밀번호" with "Somang1976?"
      And I press "Enter"
      Then "비밀번호" is wrong: "비밀번호가 맞지 않습니다. 다시 입력해 주세요."
      And the page is accessible at 1280 and 360 px, light and dark
      When I fill "비밀번호" with "Somang1976!"
      And I click the button "7일 뒤에 지우기"
      Then the part "계정 지우기" says "에 지워집니다."
      And the page is accessible at 1280 and 360 px, light and dark

    @accessibility
    Scenario: Prayers are accessible: refused, shared, and hidden by an Admin
      Given I am a member
      When I visit the prayers page
      And I click the button "기도 제목 나누기"
      And I click the button named just "나누기"
      Then "기도 제목" is wrong: "기도 제목을 써 주세요."
      And the page is accessible at 1280 and 360 px, light and dark
      When I fill in
        | 기도 제목  | 이사할 집을 찾고 있습니다. |
        | 함께 볼 분 | 우리 구역                  |
        | 이름       | 이름 없이                  |
      And I click the button named just "나누기"
      Then I see the toast "기도 제목을 나누었습니다."
      And the page is accessible at 1280 and 360 px, light and dark
      Given I am an admin
      When I visit the prayers page
      And I click the button "숨기기 사춘기"
      And I fill "숨기시는 이유" with "아드님과 먼저 의논해 주세요."
      And I click the button "숨깁니다"
      Then I see the button "다시 보이기 사춘기"
      And the page is accessible at 1280 and 360 px, light and dark

    @accessibility
    Scenario: A request for a link is accessible: refused, waiting, and above the roles before an Admin who declines another
      Given I am an unlinked
      When I visit the my church page
      And I click the button "연결 신청하기"
      Then "이름" is wrong: "이름을 써 주세요."
      And the page is accessible at 1280 and 360 px, light and dark
      When I fill in
        | 이름     | 정하나     |
        | 생년월일 | 1993-01-06 |
      And I click the button "연결 신청하기"
      Then I see "정하나 · 2026-11-18 신청"
      When I click the button "신청 거두기"
      Then I see the button "거둡니다"
      And the page is accessible at 1280 and 360 px, light and dark
      Given I am an admin
      When I visit the roles page
      Then I see "이름과 생년월일이 같음"
      And the part "고침 신청" says "+595 981 765 432"
      And the table "역할 목록" stands below the button "승인 김민수 님의 신청"
      When I click the button "거절 김민수 님의 신청"
      Then I see the button "거절합니다"
      And the page is accessible at 1280 and 360 px, light and dark

  Rule: What an editor sees

    @accessibility
    Scenario: Announcements are accessible while they are written, drafted, and pinned
      Given I am an editor
      And I visit the announcements page
      And I see the heading "추수감사주일"
      When I click the words "임시 저장한 글 1개"
      Then I see "박정훈 · 2026-11-16 저장"
      And the page is accessible at 1280 and 360 px, light and dark
      When I click the button "새 공지 쓰기"
      And I click the button "등록"
      Then I see "제목을 입력해 주세요."
      And the page is accessible at 1280 and 360 px, light and dark
      When I visit the announcements page
      And I click the words "임시 저장한 글 1개"
      And I open the draft "친교실 의자"
      And I click the button "등록" in the dialog
      Then "작성자" is wrong: "작성자를 입력해 주세요."
      And the page is accessible at 1280 and 360 px, light and dark
      When I visit the announcements page
      And I click the button "고정 바꾸기 추수감사주일"
      And I fill "마지막 날" with "2026-11-17"
      And I click the button "날짜 바꾸기"
      Then I see "오늘이나 그 뒤의 날을 골라 주세요."
      And the page is accessible at 1280 and 360 px, light and dark

    @accessibility
    Scenario: An announcement is accessible while it is changed, also by another at once
      Given I am an editor
      And I visit the announcements page
      When I click the button "고치기 추수감사주일"
      And I fill "제목" with ""
      And I click the button "저장"
      Then I see "제목을 입력해 주세요."
      And the page is accessible at 1280 and 360 px, light and dark
      When I fill "제목" with "추수감사주일 점심"
      And another user changes announcement 57
        | author | 친교부 |
      And I click the button "저장"
      Then I see the button "모두 저장된 내용으로"
      And the page is accessible at 1280 and 360 px, light and dark

    @accessibility
    Scenario: Events are accessible: the calendar, an event, who comes to it, and a new one
      Given I am a member
      When I visit /communion/events/2026-12-12/65
      Then I see "정원 3명이 모두 찼습니다."
      And the page is accessible at 1280 and 360 px, light and dark
      Given I am an editor
      When I visit /communion/events/2026-12-12/65
      Then I see "참석 3명, 대기 2명"
      And the page is accessible at 1280 and 360 px, light and dark
      When I visit the events page
      And I see the event "주일예배"
      And I click the button "구독"
      Then I see the link "구글 달력"
      And the page is accessible at 1280 and 360 px, light and dark
      When I visit the events page
      And I click the event "감사 성경통독 주간"
      Then I see the dialog "감사 성경통독 주간"
      And the page is accessible at 1280 and 360 px, light and dark
      When I visit the events page
      And I click the button "새 행사 등록"
      And I press "Enter"
      Then I see "행사 이름을 입력해 주세요."
      And the page is accessible at 1280 and 360 px, light and dark

    @accessibility
    Scenario: The home page and a page of one's own are accessible with what is new
      Given I am an editor
      And I visit the announcements page
      And I see 10 announcements
      And another user posts the announcement "김장 나눔"
      When I visit the my church page
      Then the part "지난번 뒤로 새로 올라온 글" says "새 글 1개"
      And the page is accessible at 1280 and 360 px, light and dark
      When I visit the home page
      Then the part "나의 교회" says "새 글 1개"
      And the button "다음 사진" is enabled
      And I see the picture "2026년 11월 22일 주보 표지"
      When I scroll to the map
      Then I see streets at zoom 16
      And the page is accessible at 1280 and 360 px, light and dark

  Rule: What an Admin sees

    Background:
      Given I am an admin

    @accessibility
    Scenario: The members are accessible, with the dialogs that ask before one is deleted or registered
      When I visit the members page
      And I fill "이름이나 이메일로 찾기" with "ㄱㅁㅅ"
      Then I see 3 members
      And the page is accessible at 1280 and 360 px, light and dark
      When I click the button "삭제 김민수"
      Then I see "김민수 님을 삭제할까요?"
      And the page is accessible at 1280 and 360 px, light and dark
      When I click the button "취소"
      And I click the button "신규 등록"
      And I fill in
        | 이름     | 김민수     |
        | 성별     | 여         |
        | 생년월일 | 1990-02-28 |
      And I click the button named just "등록" in the dialog
      Then I see "같은 이름의 회원이 이미 있습니다. 다른 분인가요?"
      And the page is accessible at 1280 and 360 px, light and dark

    @accessibility
    Scenario: A member is accessible: refused, about to be left, and changed by two
      Given I visit /member/detail/37
      When I fill in
        | 이름                            |        |
        | 이메일 (비워 두셔도 됩니다)     | minsu@ |
      And I click the button "저장"
      Then "이름" is wrong: "이름을 입력해 주세요."
      And the page is accessible at 1280 and 360 px, light and dark
      When I fill in
        | 이름                            | 김민호           |
        | 이메일 (비워 두셔도 됩니다)     | mine@example.org |
      And I click the link "교회소개" in the navigation "주요 메뉴"
      Then I see the dialog "저장하지 않은 내용이 있습니다"
      And the page is accessible at 1280 and 360 px, light and dark
      When I click the button "계속 쓰기"
      And another user changes member 37
        | name   | 김민식 |
        | gender | none   |
      And I click the button "저장"
      Then I see the dialog "그사이 다른 분이 저장했습니다"
      And the page is accessible at 1280 and 360 px, light and dark

    @accessibility
    Scenario: The boards are accessible: duties, zones, families, the list of places, and a question
      When I visit the duties page
      Then the place "장로" says "강태준"
      And the page is accessible at 1280 and 360 px, light and dark
      When I visit the zones page
      And I fill "이름 찾기" with "오세영"
      Then the place "사호니아 구역 권찰" says "비어 있음"
      And the page is accessible at 1280 and 360 px, light and dark
      When I visit /zone/manage?view=families
      And I fill "이름 찾기" with "ㅈㅁㄹ"
      Then the place "한경수 가정" says "정미란"
      And the page is accessible at 1280 and 360 px, light and dark
      When I visit /demo/zones
      And I click the button "김가온 가정 이동…"
      Then I see the dialog "김가온 가정 이동"
      And the page is accessible at 1280 and 360 px, light and dark
      When I visit /demo/families
      And I click the button "김가온 님 이동…"
      And I click the choice "박라온 가정"
      Then I see "김가온 님은 김가온 가정의 세대주입니다."
      And the page is accessible at 1280 and 360 px, light and dark

    @accessibility
    Scenario: Offices are accessible: every part, one of them, who can be chosen, and what another changed at once
      When I visit the organisation management page
      Then I see the link "제1남선교회"
      And the page is accessible at 1280 and 360 px, light and dark
      When I visit /job/manage/committee-2
      And I click the link "학생부"
      Then I see the heading "학생부 찬양대"
      And the page is accessible at 1280 and 360 px, light and dark
      When I visit /job/manage/mission-101
      And I click the button "부회장 바꾸기"
      And I type "김재호"
      Then the option "김재호" says "회장"
      And the page is accessible at 1280 and 360 px, light and dark
      When I press "Escape"
      And I click the button "총무 비우기"
      And another user gives the office "제1남선교회 회계" to "김민수"
      And I click the button "저장"
      Then I see the dialog "그사이 다른 분이 고쳤습니다"
      And the page is accessible at 1280 and 360 px, light and dark

    @accessibility
    Scenario: The menu and a role are accessible, which is given and taken
      When I visit the announcements page
      And I click the menu button
      And I click the header "관리"
      Then I see the link "회원 관리"
      And the page is accessible at 1280 and 360 px, light and dark
      When I visit /role/detail/role-editor
      And I click the button "제거 이선영"
      Then I see the button "제거합니다"
      And the page is accessible at 1280 and 360 px, light and dark
      When I visit /role/detail/role-teacher
      And I click the button "사용자 추가"
      Then the field "이메일" has the focus
      And the page is accessible at 1280 and 360 px, light and dark

  Rule: With text twice as large, and with the largest letters of the site besides

    @accessibility @phone @SHELL-13
    Scenario: With text twice as large nothing of the public pages is lost
      Given the window is 360 px wide and 640 px high
      Then with letters twice as large nothing stands out of the window on
        | /                           | /intro/vision               | /intro/history            |
        | /intro/coop-misionaries     | /people/pastor              | /people/deaconTrainees    |
        | /sermon/bulletin            | /sermon/current             | /sermon/bibleStudies      |
        | /communion/events           | /communion/advertisements   | /communion/announcements  |
        | /communion/announcements/57 | /communion/advertisements/34 | /sermon/bibleStudies/43  |
        | /organizations              | /organizations/committees/2 | /organizations/missions/1 |
        | /register                   | /registerConfirmation       | /confirmEmail             |
        | /resendEmailConfirmation    | /forgotPassword             | /no/such/page             |
        | /resetPassword?code=a&email=a@example.org | /logout       | /demo/zones               |
        | /demo/families              | /search                     | /search?q=예배            |
        | /search?q=없는말             |                             |                           |

    @accessibility @phone @SHELL-13
    Scenario: With text twice as large nothing is lost of what members do
      Given I am a member
      And the window is 360 px wide and 640 px high
      Then with letters twice as large nothing stands out of the window on
        | /                | /account/home    | /account/directory      | /account/prayers     |
        | /account/privacy | /account/profile | /account/changePassword | /account/changeEmail |
        | /role/myRoles    | /role/request    | /communion/events       | /people/elders       |

    @accessibility @phone @SHELL-13
    Scenario: With text twice as large nothing is lost of what editors do
      Given I am an editor
      And the window is 360 px wide and 640 px high
      Then with letters twice as large nothing stands out of the window on
        | /communion/announcements | /communion/advertisements | /communion/events           | /communion/announcements/57 |
        | /sermon/bulletin         | /sermon/uploadBulletin    | /sermon/bibleStudies        | /sermon/current             |

    @accessibility @phone @SHELL-13
    Scenario: With text twice as large nothing is lost of what admins do
      Given I am an admin
      And the window is 360 px wide and 640 px high
      Then with letters twice as large nothing stands out of the window on
        | /member/manageMembers    | /member/detail/1        | /duty/manage         |
        | /zone/manage             | /job/manage             | /job/manage/session  |
        | /role/manageRoles        | /role/detail/role-editor | /account/home       |

  Rule: On paper

    @accessibility @SHELL-14
    Scenario: From a dark device, all is printed dark on light paper: what visitors read
      Then printed from a dark device, words are dark on light paper on
        | /                           | /intro/vision               | /intro/history           |
        | /intro/coop-misionaries     | /people/pastor              | /people/deaconTrainees   |
        | /sermon/bulletin            | /sermon/bibleStudies        | /communion/events        |
        | /communion/advertisements   | /communion/announcements    | /communion/announcements/57 |
        | /organizations              | /organizations?view=chart   | /organizations/committees/2 |
        | /organizations/missions/1   | /register                   | /no/such/page            |
        | /search?q=예배              | /logout                     | /demo/zones              |

    @accessibility @SHELL-14
    Scenario: From a dark device, all is printed dark on light paper: what members and admins use
      Given I am an admin
      Then printed from a dark device, words are dark on light paper on
        | /account/home         | /account/directory | /account/prayers  | /account/privacy         |
        | /account/profile      | /role/myRoles      | /role/manageRoles | /role/detail/role-editor |
        | /member/manageMembers | /member/detail/1   | /duty/manage      | /zone/manage             |
        | /job/manage           | /job/manage/session | /communion/events | /sermon/uploadBulletin  |
